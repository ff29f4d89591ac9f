/**
 * @generated SignedSource<<415144eee6e7c56bc6578d747e1776c4>>
 * @relayHash 06ef2d3918a08c511bcb2d6b3e478b8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 623a68e8e2bd3fd6504a8334dc19ae4ed138973fdf1caf5ad33c4e5fbd92bc49

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoricoDialogQuery } from './HistoricoDialogQuery.graphql';

const node: PreloadableConcreteRequest<HistoricoDialogQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "623a68e8e2bd3fd6504a8334dc19ae4ed138973fdf1caf5ad33c4e5fbd92bc49",
    "metadata": {},
    "name": "HistoricoDialogQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
