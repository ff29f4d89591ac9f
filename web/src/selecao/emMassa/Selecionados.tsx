import MessageSquare from 'lucide-react/icons/message-square'
import { use, useState } from 'react'
import { EscreverContext } from '../comunicado/escrever.ts'
import { type EmSelecao, toNomes } from '../etapa.ts'
import { Button } from '../../ui/form/Button.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { MaisAcoes } from './MaisAcoes.tsx'
import { useEmMassa } from './useEmMassa.ts'
import * as styles from './Selecionados.css.ts'

type Props = {
  /** Global id of the vaga. */
  vaga: string
  /** Title of the vaga. */
  titulo: string
  selecionados: readonly EmSelecao[]
  /** Those that search and filters show. */
  filtrados: readonly EmSelecao[]
  /** The etiquetas used on the vaga. */
  etiquetas: readonly string[]
  busy: boolean
  onMarcar: (ids: readonly string[], marcado: boolean) => void
  onMover: () => void
  onLimpar: () => void
  /** An interview was offered to them. */
  onOferecida: () => void
}

export const selecionadosId = 'selecionados'

/** The actions on the selected candidates; nothing while none is selected. */
export const Selecionados = ({ selecionados, filtrados, busy, onMarcar, onMover, onLimpar, ...acoes }: Props) => {
  const [mais, setMais] = useState(false)
  const emMassa = useEmMassa(acoes.vaga)
  const total = selecionados.length
  if (total === 0) return null
  const fora = selecionados.filter(one => !filtrados.includes(one))
  const onDesfeita = () => onMarcar(idsOf(selecionados), true)
  const tirarFora = () => onMarcar(idsOf(fora), false)
  return (
    <section id={selecionadosId} tabIndex={-1} aria-label="Candidatos selecionados" className={styles.root}>
      <div role="status" className={styles.quantos}>
        <Text weight="strong" numeric>
          {total === 1 ? '1 selecionado' : `${total} selecionados`}
        </Text>
        {fora.length > 0 ? <Text size="small">{`Fora da lista mostrada: ${toNomes(fora)}`}</Text> : null}
      </div>
      {fora.length > 0 ? (
        <Button look="secondary" shape="compact" onClick={tirarFora}>
          Desmarcar quem está fora
        </Button>
      ) : null}
      <Button look="secondary" shape="compact" onClick={onLimpar}>
        Limpar seleção
      </Button>
      <EscreverButton selecionados={selecionados} />
      <Button look="secondary" shape="compact" aria-expanded={mais} onClick={() => setMais(!mais)}>
        Mais ações
      </Button>
      {mais ? <MaisAcoes {...{ selecionados, emMassa, onDesfeita, ...acoes }} /> : null}
      <Button shape="compact" busy={busy} onClick={onMover}>
        Mover para…
      </Button>
    </section>
  )
}

const idsOf = (candidatos: readonly EmSelecao[]) => candidatos.map(({ id }) => id)

const EscreverButton = ({ selecionados }: Pick<Props, 'selecionados'>) => {
  const escrever = use(EscreverContext)
  const handleClick = () => escrever({ pessoas: selecionados.flatMap(({ pessoa }) => pessoa ?? []) })
  return (
    <Button look="secondary" shape="compact" onClick={handleClick}>
      <MessageSquare size={16} aria-hidden="true" />
      Enviar mensagem
    </Button>
  )
}
