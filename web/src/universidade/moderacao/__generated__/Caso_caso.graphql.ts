/**
 * @generated SignedSource<<ca122a0818ae67a7c61051f1037483bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AtoDeModeracao = "ADVERTIR" | "DEVOLVER" | "DISPENSAR" | "LIBERAR" | "MANTER" | "OCULTAR" | "REABRIR" | "RESTAURAR" | "SUSPENDER";
export type SituacaoDoCaso = "ABERTO" | "CONTESTADO" | "DECIDIDO" | "ENCERRADO";
export type TipoDeCaso = "COMUNICADO" | "MENSAGEM" | "PERFIL" | "PUBLICACAO" | "VAGA";
import type { FragmentRefs } from "relay-runtime";
export type Caso_caso$data = {
  readonly atos: ReadonlyArray<AtoDeModeracao>;
  readonly caso: {
    readonly codigo: string;
    readonly pessoa: string;
    readonly situacao: SituacaoDoCaso;
    readonly tipo: TipoDeCaso;
    readonly titulo: string;
  };
  readonly impedimento: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"Copias_caso" | "Decisoes_caso" | "Motivos_caso" | "Outros_caso">;
  readonly " $fragmentType": "Caso_caso";
};
export type Caso_caso$key = {
  readonly " $data"?: Caso_caso$data;
  readonly " $fragmentSpreads": FragmentRefs<"Caso_caso">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Caso_caso",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Caso",
      "kind": "LinkedField",
      "name": "caso",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codigo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tipo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "titulo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pessoa",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "situacao",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "atos",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "impedimento",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Copias_caso"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Motivos_caso"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Decisoes_caso"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Outros_caso"
    }
  ],
  "type": "CasoDetalhado",
  "abstractKey": null
};

(node as any).hash = "2264d283e77d37d1a99ec4c8c4a8d9df";

export default node;
