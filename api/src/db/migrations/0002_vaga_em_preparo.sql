ALTER TABLE "vagas" ADD COLUMN "horas_semanais" integer;--> statement-breakpoint
ALTER TABLE "vagas" ADD COLUMN "modalidade" text;--> statement-breakpoint
ALTER TABLE "vagas" ADD COLUMN "resposta_ate" date;--> statement-breakpoint
ALTER TABLE "vagas" ADD COLUMN "lembrete_de_resposta_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vagas" ADD COLUMN "rascunho" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vagas" ADD CONSTRAINT "vagas_horas_semanais" CHECK (horas_semanais between 1 and 60) NOT VALID;--> statement-breakpoint
ALTER TABLE "vagas" ADD CONSTRAINT "vagas_modalidade" CHECK (modalidade in ('presencial', 'hibrido', 'remoto')) NOT VALID;--> statement-breakpoint
ALTER TABLE "vagas" ADD CONSTRAINT "vagas_rascunho" CHECK (not rascunho or status = 'encerrada') NOT VALID;