import { pathWithoutLocale } from '#i18n/locale.ts'

/** The same page in any language. */
export const pageOfForm = (): string => pathWithoutLocale(location.pathname)

const mark = () => `unsent ${pageOfForm()}`

/** Whether words are kept on this device for the form of this page; nothing of them is in the mark. */
export function hasUnsent(): boolean {
  try {
    return localStorage.getItem(mark()) !== null
  } catch {
    return false // storage is forbidden: then there is none
  }
}

export function markUnsent(is: boolean): void {
  try {
    if (is) localStorage.setItem(mark(), '')
    else localStorage.removeItem(mark())
  } catch {
    return // the words last as long as the page
  }
}
