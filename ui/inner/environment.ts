import { focused } from './reading.ts'

/**
 * The window as downshift asks it: the document itself would name the host of a shadow root as what has the focus.
 * Undefined on a server.
 */
export const environment =
  typeof window === 'undefined'
    ? undefined
    : {
        addEventListener: window.addEventListener.bind(window),
        removeEventListener: window.removeEventListener.bind(window),
        Node: window.Node,
        document: Object.create(document, {
          activeElement: { get: focused },
          body: { get: () => document.body },
          getElementById: { value: document.getElementById.bind(document) },
        }) as Document,
      }
