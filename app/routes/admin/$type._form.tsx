import { createFileRoute } from '@tanstack/react-router'
import { DocumentFormPage } from '#app/features/content/documents-page.tsx'

export const Route = createFileRoute('/admin/$type/_form')({ component: DocumentFormPage })
