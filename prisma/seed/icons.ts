/** One stroke: the arch and deck of a bridge over the line of the river. `app/layouts/logo.tsx` shows the same. */
const stroke = 'M2 15H30M3.5 20.5C9 3.5 23 3.5 28.5 20.5M3 27c4.3-3 8.6-3 13 0s8.7 3 13 0'

export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none"><style>path{stroke:#00504a}@media (prefers-color-scheme:dark){path{stroke:#7fd6c8}}</style><path d="${stroke}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>
`

export const appleIcon = `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180" viewBox="-8 -8 48 48"><path d="M-8-8h48v48H-8z" fill="#00504a"/><path d="${stroke}" fill="none" stroke="#fbf5e8" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`
