/** Nothing is hoisted: emotion asks for it in `withTheme` alone, which nobody here uses (`hoist-statics.spec.ts`). */
const hoistStatics = <Component>(target: Component): Component => target;

export default hoistStatics;
