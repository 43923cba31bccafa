import {
  API,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  TypeFlags,
  type Checker,
  type Project,
  type Symbol,
  type Type,
  type TypeReference,
  type UnionType,
} from 'typescript/unstable/sync'
import type { Plugin } from 'vite'

/** What Storybook shows of one part. */
export type PartInfo = {
  displayName: string
  description: string
  props: Record<string, PropInfo>
}

type PropInfo = {
  required: boolean
  description: string
  tsType: object
  defaultValue: { value: string; computed: boolean } | null
}

/**
 * Gives each part under the folder `under` its `__docgenInfo`, as react-docgen does, but read by TypeScript itself: react-docgen
 * does not see `VariantProps<typeof …>`, and react-docgen-typescript needs an older compiler.
 */
export function props({ root, under }: { root: string; under: string }): Plugin {
  const reader = new PropsReader(root, under)
  return {
    name: 'kit:props',
    enforce: 'pre',
    buildStart: () => reader.open(),
    buildEnd() {
      if (!this.meta.watchMode) reader.close()
    },
    watchChange(file) {
      if (file.startsWith(under)) reader.update(file)
    },
    transform(code, id) {
      const file = id.split('?')[0] ?? id
      if (!file.startsWith(under) || !/^(?:inner\/)?[A-Z]\w*\.tsx$/.test(file.slice(under.length))) return
      const infos = reader.partsOf(file).map(part => `\n;${part.displayName}.__docgenInfo = ${JSON.stringify(part)};`)
      return { code: code + infos.join(''), map: null }
    },
  }
}

/** Reads the parts of the kit with their properties. TypeScript's API for it is unstable: its version stays exact. */
export class PropsReader {
  private api: API
  private project: Project | undefined
  private config: string
  private under: string

  constructor(root: string, under: string) {
    this.under = under
    this.api = new API({ cwd: root })
    this.config = `${root}tsconfig.json`
  }

  open() {
    this.project ??= this.api.updateSnapshot({ openProjects: [this.config] }).getProject(this.config)
  }

  update(file: string) {
    const snapshot = this.api.updateSnapshot({ openProjects: [this.config], fileChanges: { changed: [file] } })
    this.project = snapshot.getProject(this.config)
  }

  close() {
    this.api.close()
  }

  /** The exported components of a file. */
  partsOf(file: string): PartInfo[] {
    if (!this.project) return []
    const { checker, program } = this.project
    const source = program.getSourceFile(file)
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) return []
    return checker
      .getExportsOfModule(module)
      .filter(isComponent)
      .map(part => this.infoOf(part, checker))
  }

  private infoOf(part: Symbol, checker: Checker): PartInfo {
    const type = checker.getTypeOfSymbol(part)
    const parameter = type && checker.getSignaturesOfType(type, SignatureKind.Call)[0]?.getParameters()[0]
    const given = parameter && checker.getTypeOfSymbol(parameter)
    const all = given ? checker.getPropertiesOfType(given) : []
    const isVoid = all.some(({ name }) => VOID.has(name)) // what HTML gives no content
    const own = all.filter(prop => this.isOwn(prop) && !(isVoid && prop.name === 'children' && !this.isWritten(prop)))
    const defaults = defaultsOf(part)
    own.sort((a, b) => Number(a.name in COMMON) - Number(b.name in COMMON))
    const infos = own.map((prop): [string, PropInfo] => [
      prop.name,
      {
        required: !(prop.flags & SymbolFlags.Optional),
        description: this.saidOf(prop, checker) || COMMON[prop.name] || '',
        tsType: shapeOf(checker.getTypeOfSymbol(prop), checker),
        defaultValue: defaults[prop.name] ? { value: defaults[prop.name] ?? '', computed: false } : null,
      },
    ])
    return {
      displayName: part.name,
      description: part.getDocumentationComment(checker),
      props: Object.fromEntries(infos),
    }
  }

  /** What the kit says; where it only adds to what a library or React says of the same property, without that. */
  private saidOf(prop: Symbol, checker: Checker) {
    const said = prop.getDocumentationComment(checker)
    const isAdded = this.isWritten(prop) && prop.declarations.some(({ path }) => path.includes('/node_modules/'))
    return isAdded ? (said.split('\n').at(-1) ?? said) : said
  }

  /** Written in the kit, or one of the few that every element has and people set. */
  private isOwn(prop: Symbol) {
    return prop.name in COMMON || this.isWritten(prop)
  }

  private isWritten(prop: Symbol) {
    return prop.declarations.some(({ path }) => path.startsWith(this.under))
  }
}

/** Properties of <input>, <textarea> and <img> alone. */
const VOID = new Set(['checked', 'srcSet', 'wrap'])

/**
 * Of the two hundred properties that every element has, those that people set, and the line of those that a part does
 * not explain itself.
 */
const COMMON: Record<string, string> = {
  children: 'What stands in it.',
  className: 'Its place among others: margin, width, place in a grid. Never another look.',
  disabled: 'It cannot be used: keys pass it, and forms leave it out.',
}

function isComponent(symbol: Symbol) {
  return /^[A-Z][a-z]/.test(symbol.name) && !!(symbol.flags & (SymbolFlags.Function | SymbolFlags.Variable))
}

function shapeOf(type: Type | undefined, checker: Checker): object {
  if (!type) return { name: 'unknown' }
  const all = type.flags & TypeFlags.Union ? (type as UnionType).getTypes() : [type]
  const types = all.filter(one => !(one.flags & (TypeFlags.Undefined | TypeFlags.Null)))
  if (types.length && types.every(one => one.flags & TypeFlags.BooleanLike)) return { name: 'boolean' }
  if (types.length && types.every(one => one.flags & (TypeFlags.StringLiteral | TypeFlags.NumberLiteral))) {
    const values = types.map(one => checker.typeToString(one))
    return { name: 'union', raw: values.join(' | '), elements: values.map(value => ({ name: 'literal', value })) }
  }
  const name = readable(checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation))
  if (name === 'string' || name === 'number') return { name }
  return { name, raw: /^[A-Z](?!eact)\w+/.test(name) ? (insideOf(type, checker) ?? name) : name }
}

/** What is in a type of the kit that has a name, or in each item of a list of them; none for a type of others. */
function insideOf(type: Type, checker: Checker): string | undefined {
  const given = checker.getNonNullableType(type) ?? type
  const item = checker.isArrayType(given) ? checker.getTypeArguments(given as TypeReference)[0] : given
  const members = item ? checker.getPropertiesOfType(item) : []
  if (!item || members.some(({ declarations }) => declarations.some(({ path }) => path.includes('/node_modules/'))))
    return
  if (members.length === 0) return readable(checker.typeToString(item, undefined, INSIDE))
  const lines = members.map(member => {
    const of = checker.getTypeOfSymbol(member)
    const optional = member.flags & SymbolFlags.Optional ? '?' : ''
    return `  ${member.name}${optional}: ${of ? readable(checker.typeToString(of, undefined, NodeBuilderFlags.NoTruncation)) : 'unknown'}`
  })
  return ['{', ...lines, '}'].join('\n')
}

const INSIDE = NodeBuilderFlags.NoTruncation | NodeBuilderFlags.InTypeAlias

/** A type as its author would write it: without what React’s own types bring along. */
function readable(type: string) {
  const written = type
    .replace(/(?<!=> [^)]*) \| undefined$/, '')
    .replaceAll(' | undefined;', ';')
    .replaceAll(/ReactElement<.+>/g, 'ReactElement')
  const [, one, other] = /^\((.+)\) & \((.+)\)$/.exec(/^\((.+)\)$/.exec(written)?.[1] ?? '') ?? []
  if (one && one === other) return one.replace(/^\((.+)\)$/, '$1')
  return /^\((\(.*\) => [^()]+)\)$/.exec(written)?.[1] ?? written
}

/** What is read of a function's node, which the unstable API does not type. */
type FunctionNode = { parameters?: Parameter[]; initializer?: { parameters?: Parameter[] } }
type Parameter = { name?: { elements?: Element[] } }
type Element = { name: { text: string }; propertyName?: { text: string }; initializer?: { getText(): string } }

/** Defaults written in the parameters, as in `{ closeDelay = 300 }`. */
function defaultsOf(part: Symbol): Record<string, string> {
  const node = part.valueDeclaration?.resolve() as FunctionNode | undefined
  const pattern = (node?.parameters ?? node?.initializer?.parameters)?.[0]?.name
  const defaults = Array.from(pattern?.elements ?? [], ({ name, propertyName, initializer }) => [
    (propertyName ?? name).text,
    initializer?.getText() ?? '',
  ])
  return Object.fromEntries(defaults)
}
