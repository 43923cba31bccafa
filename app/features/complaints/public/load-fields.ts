/** The fields of the form that need no script. */
export const loadFields = () => import('./about-fields.tsx')
