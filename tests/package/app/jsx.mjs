// What server-parts.mjs puts in the place of React’s JSX: the same, and it looks at each element that is made.
import { Fragment, jsx as make, jsxs as makeMany } from 'react/jsx-runtime'

export { Fragment }

export function jsx(type, props, key) {
  globalThis.checkElement(type, props)
  return make(type, props, key)
}

export function jsxs(type, props, key) {
  globalThis.checkElement(type, props)
  return makeMany(type, props, key)
}
