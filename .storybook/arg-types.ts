import type { Args, ArgTypesEnhancer, InputType, StrictInputType } from 'storybook/internal/types'

/** The least, the most and the step of each number that a control changes. */
const RANGES: Record<string, [min: number, max: number, step: number]> = {
  closeDelay: [0, 2000, 100],
  height: [10, 2000, 10],
  level: [0, 3, 1],
  max: [1, 1000, 1],
  offset: [0, 600, 20],
  share: [0, 1, 0.05],
  stay: [1000, 20_000, 500],
  value: [0, 100, 1],
  width: [10, 2000, 10],
}

/** Text is edited in one line a number is drawn within its range; what a control could break is not edited: lists, elements, `asChild`. */
export const plainControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const control = type.control === undefined && !type.options ? controlOf(name, type, initialArgs) : type.control
      return [name, control === undefined ? type : { ...type, control }]
    }),
  )

function controlOf(name: string, { type }: StrictInputType, args: Args): InputType['control'] {
  const value: unknown = args[name]
  if (type?.name === 'boolean' || type?.name === 'enum') return name === 'asChild' ? false : undefined
  if (typeof value === 'string' || type?.name === 'string') return { type: 'text' }
  if (typeof value === 'number' || type?.name === 'number') {
    const last = Math.max(0, (args.slides ?? args.pictures ?? []).length - 1)
    const [min, max, step] = /index$/i.test(name) ? [0, last, 1] : (RANGES[name] ?? [])
    return { type: max === undefined ? 'number' : 'range', min, max, step } // what is typed may be out of its range
  }
  return typeof value === 'boolean' ? undefined : false
}

/** Types as people read them: Storybook would print “union” for a choice, and the name of a type of ours without what is in it. */
export const printed: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => {
      const { type: read, table } = type
      const shown = table?.type?.summary
      const summary = read?.name === 'enum' && shown === 'union' ? read.value.join(' | ') : shown
      const detail = read?.name === 'other' && read.raw !== read.value ? read.raw : undefined
      return [name, { ...type, table: { ...table, type: { ...table?.type, summary, ...(detail && { detail }) } } }]
    }),
  )

/** Lines for the attributes of HTML that stories set. */
export const NATIVE: Record<string, string> = {
  'aria-describedby': 'What else describes it; joined with what the part says itself.',
  'aria-label': 'Its name, where there is no label.',
  accept: 'The types of file that can be chosen.',
  autoComplete: 'What the browser may fill in.',
  defaultChecked: 'Whether it is ticked at first.',
  defaultValue: 'What it holds at first.',
  href: 'Where it leads.',
  max: 'The most.',
  multiple: 'Several can be chosen.',
  name: 'Its name in the form.',
  onChange: 'Called when it changes.',
  onClick: 'Called when it is pressed.',
  open: 'Whether it is open at first.',
  placeholder: 'An example of what to type.',
  readOnly: 'It can be read and copied, not changed.',
  sizes: 'How wide it is drawn, for the browser to choose a file.',
  src: 'Its file.',
  type: 'What kind of text or button it is.',
  value: 'How much.',
}

/** What stories set and every element has: no rows. */
export const WITHOUT_ROW = new Set(['dir', 'id', 'lang', 'onCancel', 'onError', 'onKeyDown', 'ref'])

/** Every row of a table of properties has a line; what has none is no row. Storybook adds rows for what stories set only afterwards. */
export const documented: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])
  return Object.fromEntries(
    [...names].map(name => {
      const type = argTypes[name] ?? { name }
      const description = type.description || NATIVE[name]
      return [name, description ? { ...type, description } : { ...type, table: { ...type.table, disable: true } }]
    }),
  )
}
