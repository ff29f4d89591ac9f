import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router-dom'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { Landing } from './landing/Landing.tsx'

/** Lazy: visitors need none of it. The route requests it with this page (inicio.route.ts). */
const InicioDoAluno = lazy(() =>
  import('./InicioDoAlunoPage.tsx').then(module => ({ default: module.InicioDoAlunoPage })),
)

/** '/': the landing for visitors, the home page for students (specification §1). Only the home page loads data. */
export const InicioPage = () =>
  useLoaderData() ? (
    <Suspense fallback={<HomeSkeleton title="Início" label="Carregando o seu dia..." nome="4em" />}>
      <InicioDoAluno />
    </Suspense>
  ) : (
    <Landing />
  )
