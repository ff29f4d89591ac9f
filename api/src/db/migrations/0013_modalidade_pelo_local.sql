-- Custom migration: a vaga without a modality is found by that of its place, as the filter of the list finds it.

-- Every query that it served is served by vagas_filtradas.
DROP INDEX vagas_abertas;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION atributos_de_vaga(vaga vagas) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', (SELECT nome FROM tipos_de_vaga WHERE id = vaga.tipo_id), local.name,
    CASE coalesce(vaga.modalidade, CASE lower(local.name) WHEN 'remoto' THEN 'remoto' ELSE 'presencial' END)
      WHEN 'remoto' THEN 'remoto remota home office teletrabalho a distância'
      WHEN 'hibrido' THEN 'híbrido híbrida semipresencial'
      WHEN 'presencial' THEN 'presencial'
    END)
  FROM (VALUES ((SELECT name FROM locais WHERE id = vaga.local_id))) AS local (name)
$$;
--> statement-breakpoint
-- Indexes the vagas of all authors again, in the background and some at a time (vagas/indexacao.ts).
INSERT INTO autores_renomeados (usuario_id) SELECT DISTINCT autor_id FROM vagas ON CONFLICT (usuario_id) DO UPDATE SET ate_vaga = 0;
