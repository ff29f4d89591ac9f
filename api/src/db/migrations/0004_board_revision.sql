CREATE TABLE "quadro" (
	"id" integer PRIMARY KEY NOT NULL,
	"revisao" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "vagas_abertas";--> statement-breakpoint
CREATE INDEX "vagas_abertas" ON "vagas" USING btree ("criado_em","id","prazo","tipo_id","departamento_id","remuneracao","desconto","horas_complementares") WHERE status not in ('finalizada', 'encerrada');