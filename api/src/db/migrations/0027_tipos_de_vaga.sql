ALTER TABLE "tipos_de_vaga" ADD COLUMN "proprio" boolean GENERATED ALWAYS AS (id > 6) STORED;--> statement-breakpoint
ALTER TABLE "tipos_de_vaga" ADD COLUMN "ordem" integer;--> statement-breakpoint
ALTER TABLE "tipos_de_vaga" ADD COLUMN "arquivado_em" timestamp with time zone;
--> statement-breakpoint
-- The search index of a vaga has the name of its type.
CREATE FUNCTION tipo_renomeado() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vagas SET busca = NULL WHERE tipo_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tipo_renomeado AFTER UPDATE OF nome ON tipos_de_vaga
  FOR EACH ROW WHEN (OLD.nome IS DISTINCT FROM NEW.nome) EXECUTE FUNCTION tipo_renomeado();
