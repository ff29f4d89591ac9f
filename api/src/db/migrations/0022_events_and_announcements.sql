CREATE TABLE "anuncios" (
	"vaga_id" integer PRIMARY KEY NOT NULL,
	"ate_usuario" integer DEFAULT 0 NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avisos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "avisos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"aviso" jsonb NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "anuncios" ADD CONSTRAINT "anuncios_vaga_id_vagas_id_fk" FOREIGN KEY ("vaga_id") REFERENCES "public"."vagas"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Writers waited for each other at the one row. Now a vaga has the number of the transaction that changed it, and the view
-- says up to which all have ended. The release before this one reads the same from it.
DROP TRIGGER quadro_avancar ON vagas;
--> statement-breakpoint
DROP FUNCTION quadro_avancar();
--> statement-breakpoint
DROP TABLE "quadro";
--> statement-breakpoint
CREATE VIEW "public"."quadro" AS (select 1 as id, pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1 as revisao);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION vagas_indexar() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  titulo text := texto_de_busca(NEW.titulo);
  temas text := texto_de_busca(concat_ws(' ',
    (SELECT name FROM departamentos WHERE id = NEW.departamento_id),
    (SELECT string_agg(i.nome, ' ' ORDER BY i.id)
       FROM vagas_interesses vi JOIN interesses i ON i.id = vi.interesse_id WHERE vi.vaga_id = NEW.id)));
  autor text := texto_de_busca((SELECT usuario FROM usuarios WHERE id = NEW.autor_id));
BEGIN
  IF TG_OP = 'INSERT' OR NEW.busca IS NULL OR NEW IS DISTINCT FROM OLD THEN
    NEW.revisao := pg_current_xact_id()::text::bigint;
  END IF;
  NEW.busca :=
    setweight(to_tsvector('portuguese', titulo) || to_tsvector('simple', titulo), 'A') ||
    setweight(to_tsvector('portuguese', temas) || to_tsvector('simple', temas), 'B') ||
    setweight(to_tsvector('portuguese', autor) || to_tsvector('simple', autor), 'C') ||
    setweight(to_tsvector('portuguese', texto_de_busca(NEW.descricao)), 'D');
  RETURN NEW;
END
$$;
