import '@agency/ui/styles.css'
import '@agency/ui/base.css'
import { Button } from '@agency/ui/Button'
import { Dialog } from '@agency/ui/Dialog'
import { NavDropdown, NavDropdownLink } from '@agency/ui/NavDropdown'
import { TextField } from '@agency/ui/TextField'
import { toast, Toasts } from '@agency/ui/Toasts'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** An application that has nothing but React and the kit. */
function App() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <main>
        <h1>Hello</h1>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Button variant="danger" size="lg" onClick={() => toast('Deleted')}>
          Delete
        </Button>
      </main>
      <nav aria-label="Main">
        <NavDropdown label="Services" href="#services">
          <NavDropdownLink href="#visas">Visas</NavDropdownLink>
          <NavDropdownLink href="#tickets">Tickets</NavDropdownLink>
        </NavDropdown>
      </nav>
      <Dialog open={open} onOpenChange={setOpen} title="Your name" labels={{ close: 'Close' }}>
        <TextField label="Name" name="name" />
      </Dialog>
      <Toasts label="Messages" labels={{ close: 'Close message' }} />
    </>
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
