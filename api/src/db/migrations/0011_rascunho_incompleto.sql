ALTER TABLE "candidaturas" ALTER COLUMN "criado_em" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "vagas" ALTER COLUMN "tipo_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vagas" ALTER COLUMN "departamento_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vagas" ALTER COLUMN "local_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vagas" ALTER COLUMN "criado_em" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "notificacoes" ALTER COLUMN "criado_em" SET DEFAULT clock_timestamp();--> statement-breakpoint
ALTER TABLE "vagas" ADD CONSTRAINT "vagas_completas" CHECK (rascunho or num_nulls(tipo_id, departamento_id, local_id) = 0) NOT VALID;