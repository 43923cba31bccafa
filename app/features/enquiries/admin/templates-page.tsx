import { TextLink } from '#app/layouts/admin/text-link.tsx'
import { Button } from '@agency/ui/Button'
import { EmptyState } from '@agency/ui/EmptyState'
import { EntryCard } from '@agency/ui/EntryCard'
import { PageHeader } from '@agency/ui/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFocusNext } from '#app/editor/use-focus-next.ts'
import { load } from '#app/rendering/trpc.ts'
import { languageOf } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { templatesQuery } from './answer-form.tsx'
import { TemplateForm } from './template-form.tsx'

const route = getRouteApi('/admin')

export const loadTemplates = () => load(templatesQuery())

/** The texts with which answers begin, to add and edit. */
export function TemplatesPage() {
  const { me } = route.useRouteContext()
  const { data: templates } = useSuspenseQuery(templatesQuery())
  const [isAdding, setAdding] = useState(false)
  const focusNext = useFocusNext()
  const focusAdd = () => focusNext(() => document.querySelector<HTMLElement>('[data-add]'))
  return (
    <>
      <p className="mb-3">
        <TextLink to="/admin/enquiries">{m.enquiries_all()}</TextLink>
      </p>
      <PageHeader
        variant="staff"
        title={m.templates_title()}
        description={m.templates_lead()}
        actions={
          <Button data-add variant="accent" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            {m.template_add()}
          </Button>
        }
      />
      <p className="mb-6 max-w-text text-sm text-muted">
        {m.templates_placeholders({ placeholders: '{name}, {reference}, {agency}, {my name}' })}
      </p>
      {templates.length === 0 && !isAdding && <EmptyState title={m.templates_empty()} />}
      <ol className="grid max-w-4xl gap-4">
        {isAdding && (
          <EntryCard title={m.template_new()}>
            <TemplateForm
              me={me.uid}
              onSaved={() => {
                setAdding(false)
                focusAdd()
              }}
            />
          </EntryCard>
        )}
        {templates.map(template => (
          <EntryCard key={template.id} title={<span lang={languageOf(template.name)}>{template.name}</span>} foldable>
            <TemplateForm me={me.uid} template={template} onDeleted={focusAdd} />
          </EntryCard>
        ))}
      </ol>
    </>
  )
}
