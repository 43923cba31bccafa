// `npm run kit:sizes`: measures what each part brings to a page, and writes the table of parts into README.md.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const here = import.meta.dirname
const README = join(here, 'README.md')
/** The table stands between these lines. */
const TABLE = /(?<=<!-- sizes -->\n)[^]*?(?=<!-- \/sizes -->)/

if (import.meta.main) {
  const rows = []
  for (const part of parts()) rows.push(rowOf(part, await measure(part)))
  const table = `\n| part | at once | when needed | what |\n| --- | ---: | ---: | --- |\n${rows.join('\n')}\n\n`
  writeFileSync(
    README,
    readFileSync(README, 'utf8').replace(TABLE, () => table),
  )
  console.log(table)
}

/** The names of all parts, by the alphabet. */
export function parts() {
  const files = globSync('[A-Z]*.tsx', { cwd: here }).filter(file => !file.endsWith('.stories.tsx'))
  return files.map(file => basename(file, '.tsx')).toSorted((a, b) => a.localeCompare(b))
}

/** The gzipped bytes of a part with all that it imports but React: of its first file, and of those that load when needed. */
export async function measure(part) {
  const { output } = await build({
    configFile: false,
    root: here,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(here, `${part}.tsx`),
        external: /^(?:react|react-dom)(?:\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  const scripts = output.filter(({ type }) => type === 'chunk')
  const first = new Set()
  addWithImports(scripts.find(({ isEntry }) => isEntry))
  const bytesOf = files => files.reduce((sum, { code }) => sum + gzipSync(code).length, 0)
  return { first: bytesOf([...first]), later: bytesOf(scripts.filter(file => !first.has(file))) }

  function addWithImports(file) {
    if (!file || first.has(file)) return
    first.add(file)
    for (const name of file.imports) addWithImports(scripts.find(({ fileName }) => fileName === name))
  }
}

function rowOf(part, { first, later }) {
  const kilobytes = bytes => `${(bytes / 1000).toFixed(1)} kB`
  return `| ${part} | ${kilobytes(first)} | ${later ? kilobytes(later) : ''} | ${whatIs(part)} |`
}

/** The first sentence of what the part says of itself. */
export function whatIs(part) {
  const source = readFileSync(join(here, `${part}.tsx`), 'utf8')
  const [before] = source.split(new RegExp(`^export (?:function|const) ${part}\\b`, 'm'))
  const [, said = ''] = /\/\*\*((?:(?!\/\*\*)[^])*)\*\/\s*$/.exec(before) ?? []
  const text = said.replaceAll(/\s*\n? \*\s+|\s+/g, ' ').trim()
  const sentence = (/^.*?[.:](?=\s|$)/.exec(text)?.[0] ?? text).replace(/:$/, '.')
  return sentence.replaceAll(/(?<!`)<\w+>/g, '`$&`')
}
