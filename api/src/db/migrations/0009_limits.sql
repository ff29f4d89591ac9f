CREATE TABLE "contagens" (
	"chave" text PRIMARY KEY NOT NULL,
	"vezes" integer NOT NULL,
	"expira_em" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "contagens_expira_em_index" ON "contagens" USING btree ("expira_em");