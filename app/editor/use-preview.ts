import { useRouter } from '@tanstack/react-router'
import type { Editor } from './edited-record.ts'

/** Opens the preview of a record; what was typed is saved as its draft before. */
export function usePreview(editor: Editor): () => Promise<void> {
  const router = useRouter()
  return async () => {
    const { feature, record, isDirty } = editor
    const id = isDirty ? await editor.save('draft') : record._id
    if (!id) return
    if (isDirty) editor.allowLeaving()
    await router.navigate({ to: `/admin/preview/${feature}/${id}` as string })
  }
}
