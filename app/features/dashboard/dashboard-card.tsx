import { Card } from '@agency/ui/Card'
import type { ReactNode } from 'react'

export function DashboardCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="mb-3 font-sans text-lg">{title}</h2>
      {children}
    </Card>
  )
}
