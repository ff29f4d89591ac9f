/**
 * @generated SignedSource<<8560c39a681b3e510f986545612927c0>>
 * @relayHash 6ca37dae4fe86aa40cb56b617cb0062e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 284d647a6bece16c906516ee670b3775e547d13f2753db4bc179f0c8e84a704d

import type { ConcreteRequest } from 'relay-runtime';
export type TipoDeLinhaDaImportacao = "ALTERADA" | "IGUAL" | "NOVA" | "RECUSADA";
export type ImportarPessoasInput = {
  aplicar?: boolean | null;
  arquivo: File;
  depoisDe?: number | null;
  suspenderMuitos?: boolean | null;
  vincular?: boolean | null;
};
export type useEnviarPessoasMutation$variables = {
  input: ImportarPessoasInput;
};
export type useEnviarPessoasMutation$data = {
  readonly importarPessoas: {
    readonly __typename: "EntradaInvalida";
    readonly mensagem: string;
  } | {
    readonly __typename: "ImportarPessoasSuccess";
    readonly importacao: {
      readonly alteradas: number;
      readonly colunasIgnoradas: ReadonlyArray<string>;
      readonly exemplos: ReadonlyArray<{
        readonly linha: number;
        readonly matricula: string | null;
        readonly motivo: string | null;
        readonly mudancas: ReadonlyArray<{
          readonly campo: string;
          readonly de: string | null;
          readonly para: string;
        }>;
        readonly nome: string | null;
        readonly tipo: TipoDeLinhaDaImportacao;
      }>;
      readonly iguais: number;
      readonly linhas: number;
      readonly novas: number;
      readonly parouEm: number | null;
      readonly recusadas: number;
      readonly recusadasCsv: string | null;
      readonly suspendeMuitas: boolean;
      readonly suspensas: number;
    } | null;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useEnviarPessoasMutation = {
  response: useEnviarPessoasMutation$data;
  variables: useEnviarPessoasMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "ImportacaoDePessoas",
  "kind": "LinkedField",
  "name": "importacao",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linhas",
      "storageKey": null
    },
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
      "name": "alteradas",
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
      "kind": "ScalarField",
      "name": "suspensas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "colunasIgnoradas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suspendeMuitas",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recusadasCsv",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parouEm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PessoaImportada",
      "kind": "LinkedField",
      "name": "exemplos",
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
          "name": "tipo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "matricula",
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
          "name": "motivo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MudancaDaImportacao",
          "kind": "LinkedField",
          "name": "mudancas",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "campo",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "de",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "para",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mensagem",
      "storageKey": null
    }
  ],
  "type": "EntradaInvalida",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useEnviarPessoasMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "importarPessoas",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "kind": "CatchField",
                "field": (v3/*:: as any*/),
                "to": "NULL"
              }
            ],
            "type": "ImportarPessoasSuccess",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useEnviarPessoasMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "importarPessoas",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "ImportarPessoasSuccess",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "284d647a6bece16c906516ee670b3775e547d13f2753db4bc179f0c8e84a704d",
    "metadata": {},
    "name": "useEnviarPessoasMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e5193a7b886aa1ba59297be78d26f416";

export default node;
