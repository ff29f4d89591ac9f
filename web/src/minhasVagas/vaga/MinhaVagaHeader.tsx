import ArrowLeft from 'lucide-react/icons/arrow-left'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { lazy, type ReactNode, type Ref, Suspense, useImperativeHandle } from 'react'
import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/form/Button.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Popover } from '../../ui/overlay/Popover.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { Para } from '../../selecao/comunicado/comunicado.ts'
import { AprovadasDemais } from '../../selecao/Situacao.tsx'
import { PrazoTag } from '../../tags/PrazoTag.tsx'
import { isFinal, StatusTag } from '../../tags/StatusTag.tsx'
import { TipoTag } from '../../tags/TipoTag.tsx'
import { withLastSearch } from '../../vagas/lastSearch.ts'
import type { MinhaVagaHeader_andamento$key } from './__generated__/MinhaVagaHeader_andamento.graphql.ts'
import type {
  MinhaVagaHeader_vaga$data,
  MinhaVagaHeader_vaga$key,
} from './__generated__/MinhaVagaHeader_vaga.graphql.ts'
import type { PublicarRascunho_vaga$key } from './__generated__/PublicarRascunho_vaga.graphql.ts'
import { Andamento, type DeAndamento, useAndamento } from './Andamento.tsx'
import { DialogosDoAndamento } from './DialogosDoAndamento.tsx'
import * as styles from './MinhaVagaHeader.css.ts'
import { ProximoPasso } from './ProximoPasso.tsx'

/** Loaded after the page. */
const OutrasAcoes = lazy(() => import('./OutrasAcoes.tsx').then(module => ({ default: module.OutrasAcoes })))
/** Loaded on demand: it needs the rules of the form. */
const PublicarRascunho = lazy(() =>
  import('./PublicarRascunho.tsx').then(module => ({ default: module.PublicarRascunho })),
)

/** Opens the comunicado, addressed to some. */
export type EscreverHandle = { escrever: (para: Para) => void }

/** What the reader does with the vaga: reads it, prepares its draft, or runs its selecao. */
export type Papel = 'leitor' | 'rascunho' | 'selecao'

type Props = {
  ref: Ref<EscreverHandle>
  vagaRef: MinhaVagaHeader_vaga$key & MinhaVagaHeader_andamento$key
  papel: Papel
  /** The button that edits the vaga, and its dialog; it stays mounted in every role. */
  editar: ReactNode
}

const fragment = graphql`
  fragment MinhaVagaHeader_vaga on Vaga @throwOnFieldError {
    titulo
    status
    primeiraRevisao {
      aguarda
    }
    ...TipoTag_vaga
    ...PrazoTag_vaga
    ...OutrasAcoes_vaga
  }
`

/** A separate fragment: the payload of an edit need not include the candidaturas. */
const andamentoFragment = graphql`
  fragment MinhaVagaHeader_andamento on Vaga {
    ...Andamento_vaga
    ...Andamento_candidaturas
    ...Andamento_selecao
    ...PublicarRascunho_vaga
  }
`

/** The title of a vaga with its facts and its andamento above, and beside it the next step and the other actions. */
export const MinhaVagaHeader = ({ ref, vagaRef, papel, editar }: Props) => {
  const vaga = useFragment<MinhaVagaHeader_vaga$key>(fragment, vagaRef)
  const andamentoRef = useFragment<MinhaVagaHeader_andamento$key>(andamentoFragment, vagaRef)
  const andamento = useAndamento(andamentoRef)
  useImperativeHandle(ref, () => ({ escrever: andamento.comunicado.open }))
  const emSelecao = papel === 'selecao' ? andamento : null
  return (
    <>
      <PageHeader
        title={vaga.titulo ?? 'Título não especificado'}
        look="dense"
        above={
          <>
            <Volta />
            <Fatos vaga={vaga} andamento={emSelecao} />
          </>
        }
        actions={
          <>
            <Popover label="Ações" icon={<Ellipsis size={20} aria-hidden="true" />} iconOnPhone>
              {editar}
              <Suspense>
                <OutrasAcoes vagaRef={vaga} andamento={emSelecao} />
              </Suspense>
            </Popover>
            <div className={styles.passo}>
              {emSelecao ? <ProximoPasso {...emSelecao} /> : null}
              {papel === 'rascunho' ? <Publicar rascunhoRef={andamentoRef} /> : null}
            </div>
          </>
        }
      />
      {emSelecao?.situacao ? <AprovadasDemais {...emSelecao.situacao} /> : null}
      {emSelecao ? <DialogosDoAndamento {...emSelecao} /> : null}
    </>
  )
}

/** While its code loads, a button that is as wide. */
const Publicar = ({ rascunhoRef }: { rascunhoRef: PublicarRascunho_vaga$key }) => (
  <Suspense
    fallback={
      <Button shape="compact" disabled>
        Publicar
      </Button>
    }
  >
    <PublicarRascunho vagaRef={rascunhoRef} />
  </Suspense>
)

const Volta = () => (
  <TextLink to={withLastSearch(paths.professor.vagas())} alone="tight">
    <ArrowLeft size={20} aria-hidden="true" />
    <VisuallyHidden onPhone>Minhas Oportunidades</VisuallyHidden>
  </TextLink>
)

type FatosProps = { vaga: MinhaVagaHeader_vaga$data; andamento: DeAndamento | null }

const Fatos = ({ vaga, andamento }: FatosProps) => (
  <div className={styles.fatos}>
    <span className={styles.tipo}>
      <TipoTag vagaRef={vaga} />
    </span>
    {vaga.primeiraRevisao?.aguarda ? (
      <StatusTag status="RASCUNHO" aguarda />
    ) : andamento && isFinal(vaga.status) ? null : (
      <PrazoTag vagaRef={vaga} />
    )}
    {andamento ? <Andamento {...andamento} /> : null}
  </div>
)
