/**
 * The scrolling body of a modal, whose head and foot stay in sight by `top-(--stick)` and `bottom-(--stick)`. In a
 * window of less than 28 lines of text they scroll along: they would leave no room for the fields. Not a media query,
 * which does not know how large the page's letters are.
 */
export const stickyPanel =
  'flex min-h-0 grow flex-col overflow-y-auto overscroll-contain rounded-[inherit] [--stick:min(0px,(100dvh-28rem)*999)]'
