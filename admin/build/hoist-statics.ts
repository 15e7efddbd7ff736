/**
 * Replaces `hoist-non-react-statics` and hoists nothing. Only emotion's `withTheme` needs it, which the console never
 * uses (`hoist-statics.spec.ts`).
 */
const hoistStatics = <Component>(target: Component): Component => target;

export default hoistStatics;
