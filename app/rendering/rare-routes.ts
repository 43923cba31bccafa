// The routes that visitors hardly ever open; scripts/vite/visitor-routes.ts gives this file these alone.
import '#app/routeTree.gen.ts'
