/** The words around the form. */
export const loadApplyWords = () => import('./apply-words.tsx')
