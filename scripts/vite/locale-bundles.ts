import { minify } from 'rolldown/utils'
import type { Plugin } from 'vite'
import settings from '../../i18n/project.inlang/settings.json' with { type: 'json' }

const LANGUAGE = '__LANGUAGE__'

/**
 * Builds the browser's scripts once for each language, so that a page loads the words of its own alone: English ones at /assets/x.js,
 * others at /assets/bn/x.js. Changing the language loads the page anew. `server/http/render.ts` names the right ones in the HTML.
 */
export function scriptsByLanguage(): Plugin {
  const { baseLocale, locales } = settings
  return {
    name: 'scripts-by-language',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    transform: {
      filter: { id: /\/i18n\/paraglide\/(?:runtime|messages\/\w+)\.js$/ },
      handler(code, id) {
        const fixed = code
          .replace('experimentalStaticLocale ?? options.locale ?? getLocale()', LANGUAGE)
          .replace('inputs = {}, options = {}', 'inputs = {}')
          .replace('(inputs, options = {})', '(inputs)')
          .replace(/experimentalStaticLocale(?= (?:\?\?|[!=]==))|(?<=return )experimentalStaticLocale/g, LANGUAGE)
        if (fixed === code && !id.endsWith('_index.js'))
          this.error('Paraglide writes its messages another way now: look at scriptsByLanguage')
        return { code: fixed, map: null }
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          for (const locale of locales) {
            if (locale === baseLocale) continue
            const own = file.code.replaceAll(/(["'`])assets\/([\w.-]+\.js)\1/g, `$1assets/${locale}/$2$1`)
            this.emitFile({
              type: 'asset',
              fileName: file.fileName.replace('assets/', `assets/${locale}/`),
              source: await compileForLocale(own, locale),
            })
          }
          file.code = await compileForLocale(file.code, baseLocale)
        }
      },
    },
  }
}

async function compileForLocale(code: string, locale: string) {
  if (!code.includes(LANGUAGE)) return code
  const { code: small, errors } = await minify('chunk.js', code.replaceAll(LANGUAGE, JSON.stringify(locale)), {
    module: true,
    compress: { target: 'es2022' },
    mangle: { toplevel: true },
  })
  if (errors.length > 0) throw errors[0]
  return small
}
