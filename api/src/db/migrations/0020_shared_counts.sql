-- Counts may be lost in a crash; each is a write that nobody should wait for.
ALTER TABLE "contagens" SET UNLOGGED;
