import { DocumentScreen } from '#app/editor/document-form.tsx'

/** The screen for adding an album and for editing one. */
export function AlbumFormPage() {
  return <DocumentScreen feature="gallery" />
}
