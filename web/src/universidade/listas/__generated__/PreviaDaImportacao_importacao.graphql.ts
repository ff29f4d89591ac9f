/**
 * @generated SignedSource<<e27b1770aa43e6dca163355b619159ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SituacaoDaLinha = "MUDADA" | "NOVA" | "RECUSADA";
import type { FragmentRefs } from "relay-runtime";
export type PreviaDaImportacao_importacao$data = {
  readonly iguais: number;
  readonly linhas: ReadonlyArray<{
    readonly antes: string | null;
    readonly linha: number;
    readonly motivo: string | null;
    readonly nome: string;
    readonly situacao: SituacaoDaLinha;
  }>;
  readonly mudadas: number;
  readonly novas: number;
  readonly recusadas: number;
  readonly " $fragmentType": "PreviaDaImportacao_importacao";
};
export type PreviaDaImportacao_importacao$key = {
  readonly " $data"?: PreviaDaImportacao_importacao$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreviaDaImportacao_importacao">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PreviaDaImportacao_importacao",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "novas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mudadas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "iguais",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recusadas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LinhaDaImportacao",
      "kind": "LinkedField",
      "name": "linhas",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "linha",
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
          "name": "nome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "antes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "motivo",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ImportacaoDeLista",
  "abstractKey": null
};

(node as any).hash = "ad729a6174808881b3f310ff25963527";

export default node;
