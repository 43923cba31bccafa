import type { ComponentType } from 'react'

type Module = { default: { component?: ComponentType<object>; subcomponents?: object; args?: object } } & Record<
  string,
  unknown
>

export const modules = import.meta.glob<Module>('../ui/*.stories.tsx', { eager: true })

/** Parts without an element of their own, whose children take what a caller gives. */
const WITHOUT_ELEMENT = new Set(['DropdownMenu', 'Toasts', 'Tooltip'])

/** What the stories of each file in ui are about, and the properties of its first story. */
export const metas = Object.entries(modules).map(([file, { default: meta, ...stories }]) => {
  const name = /(\w+)\.stories/.exec(file)?.[1] ?? file
  const first = Object.values(stories).find(
    story => typeof story === 'object' && story !== null && !Array.isArray(story),
  )
  const isOpen = name === 'Popover' && { open: true } // closed it has no element; what else takes the focus would close it
  const args = { ...meta.args, ...(first as { args?: object } | undefined)?.args, ...isOpen }
  const given = [meta, ...Object.values(stories)].flatMap(story =>
    Object.keys((story as { args?: object } | null)?.args ?? {}),
  )
  return { name, component: meta.component, given, subcomponents: meta.subcomponents ?? {}, args }
})
/** Parts with an element of their own. */
export const parts = metas.flatMap(({ name, component, args }) =>
  component && !WITHOUT_ELEMENT.has(name) ? [{ name, component, args }] : [],
)
