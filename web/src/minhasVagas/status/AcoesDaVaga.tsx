import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import { use } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Popover } from '../../ui/overlay/Popover.tsx'
import type { VagaRow } from '../useMinhasVagas.ts'
import { acaoDe } from './acoes.ts'
import { Contexto } from './MudancasDeStatus.tsx'
import { StatusButton } from './StatusButton.tsx'

/** The actions of one vaga of the list. */
export const AcoesDaVaga = ({ vaga }: { vaga: VagaRow }) => {
  const { id, codigo, titulo } = vaga
  const mudancas = use(Contexto)
  const acao = acaoDe(vaga.status)
  const passo = mudancas?.passoDe(id)
  const isSending = passo === 'envio'
  return (
    <Popover label="Ações" of={titulo} icon={<Ellipsis size={20} aria-hidden="true" />} busy={isSending}>
      <Acao to={paths.professor.editarVaga(codigo)} rotulo="Editar" titulo={titulo} icone={Pencil} />
      <Acao to={paths.professor.novaVaga(codigo)} rotulo="Duplicar" titulo={titulo} icone={Copy} />
      {mudancas && acao && !isSending ? (
        <StatusButton
          acao={acao}
          passo={passo}
          comIcone
          abrindo={mudancas.isAbrindo(id)}
          titulo={titulo}
          onPress={() => mudancas.abrir(vaga)}
          onDesfazer={() => mudancas.desfazer(id)}
        />
      ) : null}
    </Popover>
  )
}

type AcaoProps = { to: string; rotulo: string; titulo: string; icone: typeof Pencil }

const Acao = ({ to, rotulo, titulo, icone: Icone }: AcaoProps) => (
  <LinkButton to={to} look="secondary" shape="compact" label={`${rotulo} ${titulo}`}>
    <Icone size={16} aria-hidden="true" />
    {rotulo}
  </LinkButton>
)
