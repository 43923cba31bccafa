import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { PageHeader } from '@agency/ui/PageHeader'
import { Section } from '@agency/ui/Section'
import { definePreview, type Preview } from '#app/staff/preview.ts'
import { formatDate } from '#i18n/format.ts'
import { formatNumber, localizedText } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { Field } from '#server/drafts/field.ts'
import type { SettingGroup } from '#server/registration/define-settings.ts'

type Values = Record<string, unknown>

type Group = Pick<SettingGroup, 'label' | 'fields' | 'lists'>

export const previewOf = (group: Group): Preview<object> =>
  definePreview({
    load: async record => ({ title: group.label(), props: { values: record as Values } }),
    Page: ({ values }) => <SettingsPreview {...group} values={values} />,
  })

/** A group of settings before it is published: every value that visitors will read, in the page's language. */
function SettingsPreview({ label, fields, lists, values }: Group & { values: Values }) {
  return (
    <Section space="none" className="pb-8">
      <PageHeader title={label()} description={m.settings_preview()} />
      <Facts fields={fields} values={values} />
      {Object.entries<{ label: () => string; fields: Record<string, Field> }>(lists).map(([name, list]) => (
        <section key={name} className="mt-10">
          <h2 className="text-2xl">{list.label()}</h2>
          {((values[name] ?? []) as (Values & { _id: string })[]).map(entry => (
            <Facts key={entry._id} fields={list.fields} values={entry} />
          ))}
        </section>
      ))}
    </Section>
  )
}

function Facts({ fields, values }: { fields: Record<string, Field>; values: Values }) {
  const shown = Object.entries(fields).filter(([name, { lang }]) => !lang && values[name])
  return (
    <DescriptionList className="mt-4 max-w-text">
      {shown.map(([name, field]) => (
        <DescriptionItem key={name} term={field.label()} className="whitespace-pre-line">
          {field.kind === 'picture' ? (
            <img src={String(values[name])} alt="" className="max-h-60 max-w-full rounded-md" />
          ) : (
            <span {...textOf(field, values[name], values[`${name}Bn`])} />
          )}
        </DescriptionItem>
      ))}
    </DescriptionList>
  )
}

function textOf({ kind, options, isYear }: Field, value: unknown, bangla: unknown) {
  if (kind === 'check') return { children: m.yes() }
  if (kind === 'date') return { children: formatDate(String(value), { dateStyle: 'long' }) }
  if (kind === 'number') return { children: formatNumber(Number(value), isYear && { useGrouping: false }) }
  if (kind === 'choice') return { children: options?.find(option => option.value === value)?.label() ?? String(value) }
  return localizedText(String(value), bangla as string | undefined)
}
