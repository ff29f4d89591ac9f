/**
 * @generated SignedSource<<389e43124f7ed241a1c3eba4f4080034>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CadastroForm_query$data = {
  readonly categoriasDeInteresse: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"PassoInteresses_categorias">;
  }>;
  readonly instituicao: {
    readonly " $fragmentSpreads": FragmentRefs<"PassoBasico_instituicao" | "useCadastro_instituicao">;
  };
  readonly " $fragmentType": "CadastroForm_query";
};
export type CadastroForm_query$key = {
  readonly " $data"?: CadastroForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"CadastroForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CadastroForm_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Instituicao",
      "kind": "LinkedField",
      "name": "instituicao",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useCadastro_instituicao"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PassoBasico_instituicao"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CategoriaDeInteresse",
      "kind": "LinkedField",
      "name": "categoriasDeInteresse",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PassoInteresses_categorias"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "5e094e53e2405f8e265849c900c56ee9";

export default node;
