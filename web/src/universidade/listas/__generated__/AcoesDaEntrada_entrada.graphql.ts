/**
 * @generated SignedSource<<3e4a1d5dd52ac2403b54d27f92f19831>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ListaDaInstituicao = "CATEGORIAS" | "DEPARTAMENTOS" | "INTERESSES" | "LOCAIS" | "TIPOS";
import type { FragmentRefs } from "relay-runtime";
export type AcoesDaEntrada_entrada$data = {
  readonly arquivadaEm: string | null;
  readonly codigo: string;
  readonly fixa: boolean;
  readonly lista: ListaDaInstituicao;
  readonly nome: string;
  readonly " $fragmentSpreads": FragmentRefs<"EntradaDialog_entrada">;
  readonly " $fragmentType": "AcoesDaEntrada_entrada";
};
export type AcoesDaEntrada_entrada$key = {
  readonly " $data"?: AcoesDaEntrada_entrada$data;
  readonly " $fragmentSpreads": FragmentRefs<"AcoesDaEntrada_entrada">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AcoesDaEntrada_entrada",
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
      "name": "lista",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "fixa",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "arquivadaEm",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EntradaDialog_entrada"
    }
  ],
  "type": "EntradaDeLista",
  "abstractKey": null
};

(node as any).hash = "9e9c9fcdf6bcc8261f672ff5dbaff34d";

export default node;
