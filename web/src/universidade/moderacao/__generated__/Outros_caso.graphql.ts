/**
 * @generated SignedSource<<40344267b1e6269ec599a6c7aadfc2e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AtoDeModeracao = "ADVERTIR" | "DEVOLVER" | "DISPENSAR" | "LIBERAR" | "MANTER" | "OCULTAR" | "REABRIR" | "RESTAURAR" | "SUSPENDER";
export type SituacaoDoCaso = "ABERTO" | "CONTESTADO" | "DECIDIDO" | "ENCERRADO";
import type { FragmentRefs } from "relay-runtime";
export type Outros_caso$data = {
  readonly caso: {
    readonly pessoa: string;
  };
  readonly outros: ReadonlyArray<{
    readonly ato: AtoDeModeracao | null;
    readonly codigo: string;
    readonly situacao: SituacaoDoCaso;
    readonly titulo: string;
  }>;
  readonly " $fragmentType": "Outros_caso";
};
export type Outros_caso$key = {
  readonly " $data"?: Outros_caso$data;
  readonly " $fragmentSpreads": FragmentRefs<"Outros_caso">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Outros_caso",
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
          "name": "pessoa",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Caso",
      "kind": "LinkedField",
      "name": "outros",
      "plural": true,
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
          "name": "titulo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "situacao",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ato",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CasoDetalhado",
  "abstractKey": null
};

(node as any).hash = "aa4d9fa1806af3c46433df7950e110da";

export default node;
