import type { ComponentProps, ElementType } from 'react';
import { classNames } from './class-names.ts';

/** An element with a class as a component, with the element's props; `as` makes it another one. */
export function styled<Base extends ElementType>(base: Base, styleClass: string | undefined) {
  // biome-ignore lint/correctness/noComponentHookFactories: modules call it while they load, never a component
  return function Styled<Tag extends ElementType = Base>({
    as,
    className,
    ...rest
  }: { as?: Tag } & ComponentProps<Tag>) {
    const Element: ElementType = as ?? base;
    return <Element className={classNames(styleClass, className)} {...rest} />;
  };
}
