/** What a professor whose role is not confirmed can do until then, or why the university refused it. */
export const SemPapel = ({ recusa }: { recusa: string | null }) =>
  recusa === null
    ? 'A universidade confere quem é professor, e avisamos por e-mail. Até lá você pode preparar uma oportunidade, que fica guardada neste navegador, e responder a quem escrever para você; publicar e ver candidatos, só depois.'
    : `Por isso você não publica oportunidades nem vê candidatos. Motivo: ${recusa} Se for um engano, fale com a administração do mural.`
