import { minify } from 'rolldown/utils'
import type { Plugin } from 'vite'
import settings from '../../i18n/project.inlang/settings.json' with { type: 'json' }

const LOCALE = '__LOCALE__'

/**
 * Builds the browser's scripts once for each locale, so that a page loads the messages of its own locale alone: English ones at
 * /assets/x.js, others at /assets/bn/x.js. Changing the language loads another document. `server/http/render.ts` puts the right paths
 * into the HTML. Paraglide's own constant for this cannot be folded across chunks, so each message module gets the placeholder.
 * docs/decisions/0009 says why.
 */
export function localeBundles(): Plugin {
  const { baseLocale, locales } = settings
  return {
    name: 'locale-bundles',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    transform: {
      filter: { id: /\/paraglide\/(?:runtime|messages\/(?!_index)\w+)\.js$/ },
      handler(code, id) {
        const replaced = id.endsWith('/runtime.js') ? withPlaceholder(code) : choice(code)
        if (!replaced || replaced === code) this.error(`Paraglide emits something else in ${id}: adapt localeBundles`)
        return { code: replaced, map: null }
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          for (const locale of locales) {
            if (locale === baseLocale) continue
            const localized = file.code.replaceAll(/(["'`])assets\/([\w.-]+\.js)\1/g, `$1assets/${locale}/$2$1`)
            this.emitFile({
              type: 'asset',
              fileName: file.fileName.replace('assets/', `assets/${locale}/`),
              source: await compileForLocale(localized, locale),
            })
          }
          file.code = await compileForLocale(file.code, baseLocale)
        }
      },
    },
  }
}

function withPlaceholder(code: string) {
  return code.replace(/experimentalStaticLocale(?= (?:\?\?|[!=]==))|(?<=return )experimentalStaticLocale/g, LOCALE)
}

/**
 * The module of a message has a function for each locale and an exported one that calls the right one. Here it exports a choice between
 * the former, of which minifying for one locale leaves one function instead of two.
 */
function choice(code: string) {
  const { baseLocale, locales } = settings
  const name = /^export const (\w+) =/m.exec(code)?.[1]
  const textOf = (locale: string) => new RegExp(`^const ${locale}_${name} = ([^]*?\\n})`, 'm').exec(code)?.[1]
  const isLent = (locale: string) => new RegExp(`^const ${locale}_${name} = ${baseLocale}_${name};`, 'm').test(code)
  // a message without a translation is that of the base locale
  const functions = locales.map(locale => ({ locale, text: textOf(isLent(locale) ? baseLocale : locale) }))
  if (functions.some(({ text }) => !text)) return undefined
  const others = functions.filter(({ locale }) => locale !== baseLocale)
  const chain = others.map(({ locale, text }) => `${LOCALE} === ${JSON.stringify(locale)} ? ${text} : `)
  return `export const ${name} = ${chain.join('')}${functions.find(({ locale }) => locale === baseLocale)?.text}`
}

async function compileForLocale(code: string, locale: string) {
  if (!code.includes(LOCALE)) return code
  const { code: minified, errors } = await minify('chunk.js', code.replaceAll(LOCALE, JSON.stringify(locale)), {
    module: true,
    compress: { target: 'es2022' },
    mangle: { toplevel: true },
  })
  if (errors.length > 0) throw errors[0]
  return minified
}
