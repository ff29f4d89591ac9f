ALTER TABLE "vagas" ADD COLUMN "anunciada_em" timestamp with time zone DEFAULT now();--> statement-breakpoint
CREATE INDEX "vagas_a_anunciar" ON "vagas" USING btree ("id") WHERE anunciada_em is null;