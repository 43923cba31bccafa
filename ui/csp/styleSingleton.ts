import { useEffect } from 'react'

/** Stands in for react-style-singleton (the scroll lock of Radix dialogs): a constructed sheet needs no style-src exception. */
export function stylesheetSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  return {
    add(css: string) {
      if (users++ > 0) return
      sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    },
    remove() {
      if (--users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
    },
  }
}

export function styleHookSingleton() {
  const sheet = stylesheetSingleton()
  return (css: string, dynamic?: boolean) =>
    useEffect(() => {
      sheet.add(css)
      return () => sheet.remove()
    }, [css, dynamic])
}

export function styleSingleton() {
  const useStyle = styleHookSingleton()
  return function Style({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic)
    return null
  }
}
