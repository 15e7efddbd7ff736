import { configure } from '@testing-library/react';

// A busy machine is slow, not wrong: Testing Library would look for what is to come for a second alone.
configure({ asyncUtilTimeout: 20_000 });
